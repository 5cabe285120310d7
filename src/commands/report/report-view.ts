import { publishedUri } from '../../gather/published-uri.ts';
import type { Repository } from '../../io/git/git.ts';
import { inkOf } from '../../kernel/ink.ts';
import type { OutputStyle } from '../../kernel/output-style.ts';
import type { Format, View } from './report-formats.ts';

/** What a renderer is told of the repository and of where its text goes; asks git only for the format that shows it. */
export async function viewOf(repository: Repository, format: Format, style: OutputStyle): Promise<View> {
  return {
    ink: inkOf(style, repository.top.replaceAll('\\', '/')),
    columns: style.columns,
    repositoryUri: format === 'sarif' ? await publishedUri(repository) : null,
  };
}
