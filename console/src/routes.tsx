import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { BrokenPage } from './layout/broken-page.tsx';
import { Shell } from './layout/shell.tsx';
import { SessionGuard } from './session/session-guard.tsx';

/** Every page is loaded when it is first opened. */
const PAGES: RouteObject[] = [
  { index: true, element: <Navigate to="/write" replace /> },
  { path: 'write', lazy: async () => ({ Component: (await import('./pages/write/write-page.tsx')).WritePage }) },
  {
    path: 'articles',
    lazy: async () => ({ Component: (await import('./pages/articles/articles-page.tsx')).ArticlesPage }),
  },
  {
    path: 'articles/:blogId/watch',
    lazy: async () => ({ Component: (await import('./pages/watch/watch-page.tsx')).WatchPage }),
  },
  {
    path: 'articles/:blogId',
    lazy: async () => ({ Component: (await import('./pages/read/read-page.tsx')).ReadPage }),
  },
  { path: 'judge', lazy: async () => ({ Component: (await import('./pages/judge/judge-page.tsx')).JudgePage }) },
  { path: 'sites', lazy: async () => ({ Component: (await import('./pages/sites/sites-page.tsx')).SitesPage }) },
  {
    path: 'knowledge',
    lazy: async () => ({ Component: (await import('./pages/knowledge/knowledge-page.tsx')).KnowledgePage }),
  },
  {
    path: 'publishing',
    lazy: async () => ({ Component: (await import('./pages/publishing/publishing-page.tsx')).PublishingPage }),
  },
  {
    path: 'webhooks',
    lazy: async () => ({ Component: (await import('./pages/webhooks/webhooks-page.tsx')).WebhooksPage }),
  },
  { path: 'usage', lazy: async () => ({ Component: (await import('./pages/usage/usage-page.tsx')).UsagePage }) },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./pages/settings/settings-page.tsx')).SettingsPage }),
  },
  { path: '*', element: <BrokenPage /> },
];

export function createRouter() {
  return createBrowserRouter(
    [
      {
        element: (
          <SessionGuard>
            <Shell />
          </SessionGuard>
        ),
        hydrateFallbackElement: <></>,
        children: [{ errorElement: <BrokenPage />, children: PAGES }],
      },
    ],
    { basename: '/console' },
  );
}
