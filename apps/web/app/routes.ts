import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The catalogue has three areas on every site; the main one has no segment of its own. */
function catalogueRoutes() {
  return ['products', 'services', 'smart-factory'].flatMap((area) => [
    route(`:locale/${area}/*`, 'catalogue/catalogue.route.tsx', { id: area }),
    route(`:locale/:site/${area}/*`, 'catalogue/catalogue.route.tsx', { id: `site-${area}` }),
  ])
}

/** Every address of the product. */
export default [
  route('api/data', 'api/data.route.ts'),
  route('api/tickets', 'api/tickets.route.ts'),
  route('api/uploads/:id?', 'api/uploads.route.ts'),
  route('api/files/:id', 'api/files.route.ts'),
  route('api/comparison-basket', 'api/comparison-basket.route.ts'),
  route('api/bot-task/:form', 'api/bot-task.route.ts'),
  route('api/news', 'api/news.route.ts'),
  route('api/editor-area-autentication', 'editor/authenticate-editor.route.ts', { id: 'editor-authentication' }),
  route('api/editor-area-authentication', 'editor/authenticate-editor.route.ts'),
  route('api/page-access', 'pages/protected/open-with-role.route.ts'),
  route('api/site-navigation/:audience/section/:ids', 'api/site-navigation-sections.route.ts'),
  route('api/site-navigation/:audience/:siteId', 'api/site-navigation.route.ts'),
  route('api/product-data/:sisCode', 'api/product-data.route.ts'),
  route('api/product-files/:id', 'api/product-files.route.ts'),
  route('api/search-proxy/search', 'api/search.route.ts'),
  route('api/*', 'api/unknown.route.ts'),
  route('media/*', 'pictures/media.route.ts'),
  route('sitemap.xml', 'found/sitemap-index.route.ts'),
  route('sitemaps/:name', 'found/sitemap.route.ts'),
  route('robots.txt', 'found/robots.route.ts'),
  route('manifests/:name', 'found/manifest.route.ts'),
  route('.well-known/security.txt', 'found/security-text.route.ts'),
  route(':locale/compare.pdf', 'comparison/comparison-pdf.route.ts'),
  route(':locale/compare.xlsx', 'comparison/comparison-xlsx.route.ts'),
  route(':locale/data-sheets/:name', 'documents/data-sheet.route.ts'),
  route(':locale/feeds/:name', 'found/feed.route.ts'),
  route(':locale/:site/feeds/:name', 'found/feed.route.ts', { id: 'site-feed' }),
  route('builds/latest.json', 'builds/latest.route.ts'),
  route('builds/meta/*', 'builds/meta.route.ts'),
  route('speculation-rules.json', 'builds/speculation-rules.route.ts'),
  route('blank-callback', 'sign-in/blank-callback.route.ts'),

  layout('request/document.route.tsx', [
    route('callback', 'sign-in/callback.route.tsx', { id: 'callback' }),
    route(':locale/callback', 'sign-in/callback.route.tsx', { id: 'localized-callback' }),
    route('style-guide', 'style-guide/style-guide.route.tsx', [
      index('style-guide/start.route.tsx'),
      route('typography', 'style-guide/typography.route.tsx'),
      route('buttons', 'style-guide/buttons.route.tsx'),
      route('inputs', 'style-guide/inputs.route.tsx'),
      route('components', 'style-guide/components.route.tsx'),
      route('modules', 'style-guide/modules.route.tsx'),
      route('pages/error', 'style-guide/error.route.tsx'),
      route('tools/email-links', 'style-guide/email-links.route.tsx'),
    ]),
    route(':locale/mykomax/logout', 'sign-in/logout.route.tsx'),
    route(':locale/mykomax/signed-in', 'sign-in/signed-in.route.tsx'),
    route(':locale/mykomax/account/deleted', 'portal/account/account-deleted.route.tsx'),
    route(':locale/mykomax', 'portal/portal.route.tsx', [
      index('portal/dashboard.route.tsx'),
      route('account', 'portal/account/account.route.tsx'),
      route('direct', 'portal/direct.route.tsx'),
      route('open', 'portal/open-page.route.tsx'),
      route('*', 'portal/prepared.route.tsx'),
    ]),
    route(':locale/compare/:id?', 'comparison/compare.route.tsx'),
    ...catalogueRoutes(),
    route(':locale/search', 'search/search.route.tsx'),
    route(':locale/:site/search', 'search/search.route.tsx', { id: 'site-search' }),
    route(':locale/requests/receipt/:token', 'requests/receipt.route.tsx'),
    route(':locale/requests/:form', 'requests/request.route.tsx'),
    route(':locale/:site/requests/receipt/:token', 'requests/receipt.route.tsx', { id: 'site-receipt' }),
    route(':locale/:site/requests/:form', 'requests/request.route.tsx', { id: 'site-request' }),
    index('pages/page.route.tsx', { id: 'start-page' }),
    route('*', 'pages/page.route.tsx'),
  ]),
] satisfies RouteConfig
