import { useMessages } from '../../screen/screen-context.ts';
import { useDisplay } from '../../screen/use-display.ts';
import { Icon } from '../../ui/element/icon.tsx';

/** Switches large text on and off. */
export function CareToggle({ className }: { readonly className?: string | undefined }) {
  const { care, toggleCare } = useDisplay();
  const say = useMessages();
  return (
    <button type="button" className={className} aria-pressed={care} onClick={toggleCare}>
      <Icon name="text" />
      {say('care')}
    </button>
  );
}
