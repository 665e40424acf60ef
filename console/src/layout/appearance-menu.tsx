import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { CheckIcon, ContrastIcon } from '../icons/icons.tsx';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../messages/catalogue.ts';
import { useMessages } from '../messages/language.tsx';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Choice of language and colours. */
export function AppearanceMenu() {
  const { t, language, setLanguage } = useMessages();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const label = `${t('appearance.scheme')}, ${t('appearance.language')}`;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={label}>
          <ContrastIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('appearance.scheme')}</Menu.Label>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme}
            onClick={() => setColorScheme(scheme)}
            rightSection={scheme === colorScheme && <CheckIcon />}
          >
            {t(`appearance.${scheme}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('appearance.language')}</Menu.Label>
        {Object.entries(INTERFACE_LANGUAGES).map(([tag, { name }]) => (
          <Menu.Item
            key={tag}
            lang={tag}
            onClick={() => setLanguage(tag as InterfaceLanguage)}
            rightSection={tag === language && <CheckIcon />}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
