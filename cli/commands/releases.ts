import type { ExitCode, Io } from '../io.ts';
import { outputPaths } from '../releases/output-paths.ts';
import { listReleases, type Release } from '../releases/release.ts';
import { json, table } from '../report/table.ts';

const heads = {
  zh: ['', '版本', '时间', '文件', '新增或改动'],
  en: ['', 'release', 'time', 'files', 'new or changed'],
} as const;

/** Swedish dates are those of ISO 8601, in the time of this machine. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

const row = ({ number, time, files, changed, isCurrent }: Release): readonly string[] => [
  isCurrent ? '*' : '',
  `${number}`,
  timeFormat.format(new Date(time)),
  `${files}`,
  `${changed}`,
];

/** Lists the releases of an output, the newest first, the served one with an asterisk: a table, or JSON. */
export async function releasesCommand(
  out: string,
  isJson: boolean,
  { stdout, note, language }: Io,
): Promise<ExitCode> {
  const releases = await listReleases(outputPaths(out));
  if (isJson) {
    stdout(
      json(
        releases.map(({ number, time, files, changed, isCurrent }) => ({
          release: number,
          time,
          files,
          changed,
          isServed: isCurrent,
        })),
      ),
    );
  } else if (releases.length > 0) {
    stdout(table([heads[language], ...releases.map(row)]));
  } else {
    note({ zh: `${out} 没有发布版本`, en: `${out} has no releases` });
  }
  return 0;
}
