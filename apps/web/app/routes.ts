import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product. */
export default [
  route('api/data', 'api/data.route.ts'),
  route('api/uploads/:id?', 'api/uploads.route.ts'),
  route('api/files/:id', 'api/files.route.ts'),
  route('api/search-proxy/search', 'api/search.route.ts'),
  route('api/*', 'api/unknown.route.ts'),
  route('media/:filename', 'api/media.route.ts'),
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
    route(':locale/mykomax', 'portal/portal.route.tsx', [index('portal/dashboard.route.tsx')]),
    route(':locale/products/:slug', 'catalogue/product.route.tsx'),
    route(':locale/search', 'search/search.route.tsx'),
    index('pages/page.route.tsx', { id: 'start-page' }),
    route('*', 'pages/page.route.tsx'),
  ]),
] satisfies RouteConfig
