import { type CSSVariablesResolver, createTheme } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
  components: {
    // A table would cut its words off rather than take room from a column of text.
    Badge: { styles: { root: { minWidth: 'max-content' } } },
    // The heading of a dialog is no banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
  },
});

/** Mantine's own greys and reds are too pale to be read by everybody (WCAG AA asks for 4.5 : 1). */
export const readableColours: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-placeholder': '#6b7178',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-anchor': '#364fc7',
    '--mantine-color-blue-light-color': '#15508f',
    '--mantine-color-gray-light-color': '#495057',
    '--mantine-color-green-light-color': '#1b5e2b',
    '--mantine-color-indigo-light-color': '#2b3c96',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-yellow-light-color': '#704800',
    '--mantine-primary-color-light-color': '#2b3c96',
  },
  dark: {
    '--mantine-color-dimmed': '#a8adb3',
    '--mantine-color-placeholder': '#8f959b',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': '#91a7ff',
  },
});
