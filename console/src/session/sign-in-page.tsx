import { Center, Group, Paper, Stack, Title } from '@mantine/core';
import { AppearanceMenu } from '../layout/appearance-menu.tsx';
import { Brand } from '../layout/brand.tsx';
import { useDocumentTitle } from '../layout/document-title.ts';
import { useMessages } from '../messages/language.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const { t } = useMessages();
  useDocumentTitle(t('signIn.title'));
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={400}>
        <Group justify="space-between">
          <Brand />
          <AppearanceMenu />
        </Group>
        <Paper withBorder p="lg">
          <Title order={1} size="h3" mb="md">
            {t('signIn.title')}
          </Title>
          <SignInForm hint={t('signIn.first')} />
        </Paper>
      </Stack>
    </Center>
  );
}
