import { publishedUri } from '../../gather/published-uri.ts';
import type { Repository } from '../../io/git/git.ts';
import { inkOf } from '../../kernel/ink.ts';
import type { Look } from '../../kernel/look.ts';
import type { Format, View } from './report-formats.ts';

/** What a renderer is told of the repository and of where its text goes; asks git only for the format that shows it. */
export async function viewOf(repository: Repository, format: Format, look: Look): Promise<View> {
  return {
    ink: inkOf(look, repository.top.replaceAll('\\', '/')),
    columns: look.columns,
    repositoryUri: format === 'sarif' ? await publishedUri(repository) : null,
  };
}
