import '../../aids/pointer/large-pointer.css';
import { useMemo } from 'react';
import { usePinyin } from '../../aids/pinyin/use-pinyin.ts';
import { ReadingControls } from '../../aids/reading/reading-controls.tsx';
import { ReadingRuler } from '../../aids/ruler/reading-ruler.tsx';
import { ScreenProvider, useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { BarRow } from './bar-row.tsx';
import { BarSheet } from './bar-sheet.tsx';
import { useCareControls } from './use-care-controls.ts';
import { useCareKeys } from './use-care-keys.ts';
import { useIsSheet } from './use-is-sheet.ts';
import { useWholeTable } from './use-whole-table.ts';

/** The bar, and what its aids show beside the page. */
function Bar() {
  const t = useMessages();
  const { language } = useScreen();
  const controls = useCareControls();
  const isSheet = useIsSheet();
  useCareKeys(controls);
  usePinyin(controls.hasPinyin, () => controls.say(t('carePinyinFailed')));
  const { said, reading, hasRuler, endRuler } = controls;
  return (
    <section aria-label={t('care')}>
      {isSheet ? <BarSheet controls={controls} /> : <BarRow key={language} controls={controls} />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ReadingControls reading={reading} />
      {hasRuler && <ReadingRuler onEnd={endRuler} />}
    </section>
  );
}

/** The accessibility bar: its words come with the whole route table, which built pages do without at first. */
export function AccessibilityBar() {
  const screen = useScreen();
  const table = useWholeTable();
  const whole = useMemo(() => (table ? { ...screen, table } : undefined), [screen, table]);
  return whole ? (
    <ScreenProvider value={whole}>
      <Bar />
    </ScreenProvider>
  ) : null;
}
