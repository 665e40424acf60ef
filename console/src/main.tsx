import './layout/mantine.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { ApiError } from './api/api-error.ts';
import { readableColours, theme } from './layout/theme.ts';
import { MessagesProvider, spoken, storedLanguage } from './messages/language.tsx';
import { createRouter } from './routes.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // What was refused will be refused again; only what could not be reached is worth another try.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable'),
      staleTime: 5_000,
    },
  },
});

const place = document.getElementById('console');
if (place === null) throw new Error('index.html has no element with the id "console"');
const first = await spoken(storedLanguage()).catch(() => spoken('en'));
createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={readableColours} defaultColorScheme="auto">
      <MessagesProvider first={first}>
        <QueryClientProvider client={queries}>
          <ModalsProvider>
            <Notifications position="bottom-right" />
            <RouterProvider router={createRouter()} />
          </ModalsProvider>
        </QueryClientProvider>
      </MessagesProvider>
    </MantineProvider>
  </StrictMode>,
);
