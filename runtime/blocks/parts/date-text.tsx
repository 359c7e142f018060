import { useMessages } from '../../screen/screen-context.ts';

type DateTextProps = { readonly date: string; readonly className?: string | undefined };

/** A day (YYYY-MM-DD) as the language writes it. */
export function DateText({ date, className }: DateTextProps) {
  const say = useMessages();
  const [year = '', month = '', day = ''] = date.split('-');
  return (
    <time dateTime={date} className={className}>
      {say('textDate', { year, month, day })}
    </time>
  );
}
