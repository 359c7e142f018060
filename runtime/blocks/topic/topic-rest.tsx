import type { Entry } from '../../content/entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { WholeNumbers } from '../../ui/text/whole-numbers.tsx';
import { TopicArticle, topicPart } from './topic-article.tsx';
import type { TopicFile } from './topic-fields.ts';
import css from './topic-rest.module.css';

type TopicRestProps = {
  /** Those that do not stand at an edge of the window, with their numbers. */
  readonly articles: readonly { readonly entry: Entry; readonly number: number }[];
  readonly files: readonly TopicFile[];
  readonly filesTitle: string | undefined;
  /** Number of the files among the parts of the topic. */
  readonly filesNumber: number;
  readonly source: string | undefined;
};

/** Widths of three columns that stand beside each other. */
const widths = [css.first, css.second, css.third] as const;

/** The end of a file's name, as readers know it: CSV. */
const kindOf = (file: string): string => /\.(\w+)$/.exec(file)?.[1]?.toUpperCase() ?? '';

/** Files to fetch, and whose work the topic is. */
function TopicAside({ files, filesTitle, filesNumber, source }: Omit<TopicRestProps, 'articles'>) {
  const t = useMessages();
  const asset = useAsset();
  return (
    <>
      {files.length > 0 ? (
        <section id={topicPart(filesNumber)} className={css.part}>
          <h2 className={css.head}>
            <span className={css.number}>{filesNumber}</span>
            {filesTitle}
          </h2>
          <ul>
            {files.map(({ label, file }, index) => (
              <li key={locationKey(index, label)} className={css.file}>
                <ContentIcon name="file" className={css.sign} />
                <a href={asset(file)} className={css.link} download="">
                  {label}
                </a>
                <span className={css.kind}>{kindOf(file)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {source ? (
        <section className={css.part}>
          <h2 className={css.head}>{t('source')}</h2>
          <p className={css.source}>
            <WholeNumbers text={source} />
          </p>
        </section>
      ) : null}
    </>
  );
}

/** The other articles in columns of unequal width, with the files beside the first of them. */
export function TopicRest({ articles, ...aside }: TopicRestProps) {
  const { form } = useScreen();
  const hasAside = aside.files.length > 0 || aside.source !== undefined;
  if (articles.length === 0 && !hasAside) return null;
  const cells = articles.map(({ entry, number }) => (
    <TopicArticle key={entry.id} entry={entry} number={number} place="column" />
  ));
  const side = hasAside ? <TopicAside key="aside" {...aside} /> : null;
  if (form === 'mobile') {
    return (
      <>
        {cells}
        {aside.files.length > 0 ? (
          <div className={`${layout.wrap} ${css.mobile}`}>{side}</div>
        ) : null}
      </>
    );
  }
  const all = side ? [...cells.slice(0, 2), side, ...cells.slice(2)] : cells;
  return (
    <div className={classes(layout.wrap, layout.section, layout.columns, css.rest)}>
      {all.map((cell, index) => (
        <div key={cell.key} className={cell === side ? css.third : widths[index % widths.length]}>
          {cell}
        </div>
      ))}
    </div>
  );
}
