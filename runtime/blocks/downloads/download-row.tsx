import type { BlockOf } from '../../../schema/model.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import css from './download-row.module.css';
import { fileType } from './file-type.ts';

type DownloadRowProps = {
  readonly item: BlockOf<'downloads'>['items'][number];
  /** A line among others in a panel, not a box of its own. */
  readonly isLine?: boolean | undefined;
};

/** One document: its name is the link, with type and size, so that all know what they fetch. */
export function DownloadRow({ item, isLine = false }: DownloadRowProps) {
  const { label, file, size, date } = item;
  const asset = useAsset();
  const facts = [fileType(file), size].filter(Boolean).join(' · ');
  return (
    <li className={isLine ? css.line : css.row}>
      <ContentIcon name="file" className={css.icon} />
      <span className={css.words}>
        <a
          href={asset(file)}
          className={classes(layout.stretch, css.link)}
          // Another site's file cannot be saved by a link; there the browser decides.
          download={file.startsWith('/') ? '' : undefined}
        >
          <span className={css.label}>{label}</span>
          {facts ? <span className={css.facts}>{` ${facts}`}</span> : null}
        </a>
      </span>
      {date ? <DateText date={date} className={css.date} /> : null}
    </li>
  );
}
