import { publishedUri } from '../../gather/target/published-uri.ts';
import type { Repository } from '../../io/git/git.ts';
import { inkOf } from '../../kernel/text/ink.ts';
import type { OutputStyle } from '../../kernel/text/output-style.ts';
import type { View } from '../../report/formats/format-record.ts';
import { formatRecord, type Format } from '../../report/formats.ts';

/** What a renderer knows of the repository and of where its text goes. */
export async function viewOf(repository: Repository, format: Format, style: OutputStyle): Promise<View> {
  return {
    ink: inkOf(style, repository.top.replaceAll('\\', '/')),
    columns: style.columns,
    repositoryUri: formatRecord(format).namesRepository === true ? await publishedUri(repository) : null,
  };
}
