import { ThemeMenu } from '../../../../ui/shell/theme-menu.tsx';

export const ThemeAndMode = () => <ThemeMenu />;
