import { Deferred } from '../../deferred/deferred.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { hoursPart } from './hours-part.ts';

/** Where the header says whether a place is open; nothing where the site does not want it. */
export function HoursSlot({ className }: { readonly className?: string | undefined }) {
  const { table } = useScreen();
  if (!table.site.openingHours) return null;
  return (
    <div className={className}>
      <Deferred part={hoursPart} />
    </div>
  );
}
