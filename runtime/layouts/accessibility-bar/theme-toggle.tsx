import { useTheme } from '../../display/use-theme.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';

/** Switches between dark and light colours. */
export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const { dark, toggleTheme } = useTheme();
  const t = useMessages();
  return (
    <button type="button" className={className} onClick={toggleTheme}>
      <Icon name="sun" />
      {t(dark ? 'themeLight' : 'themeDark')}
    </button>
  );
}
