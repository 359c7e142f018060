import { useMessages } from '../../screen/screen-context.ts';
import { useDisplay } from '../../screen/use-display.ts';
import { Icon } from '../../ui/element/icon.tsx';

/** Switches between dark and light colours. */
export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const { dark, toggleTheme } = useDisplay();
  const say = useMessages();
  return (
    <button type="button" className={className} onClick={toggleTheme}>
      <Icon name="sun" />
      {say(dark ? 'themeLight' : 'themeDark')}
    </button>
  );
}
