import { useDisplay } from '../../display/use-display.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';

/** Switches large text on and off. */
export function AccessibilityToggle({ className }: { readonly className?: string | undefined }) {
  const { care, toggleAccessibility } = useDisplay();
  const t = useMessages();
  return (
    <button type="button" className={className} aria-pressed={care} onClick={toggleAccessibility}>
      <Icon name="text" />
      {t('care')}
    </button>
  );
}
