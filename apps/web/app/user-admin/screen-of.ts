const screens: Readonly<Record<string, string>> = {
  ticketing: '/tickets/list',
  inventory: '/inventory',
  'product-information': '/product-information',
  'user-administration': '/user-admin',
  'wire-flow': '/wire-flow',
}

/** The screen of an application below the portal's home. An application outside the portal starts at the dashboard. */
export function screenOf(application: string | null): string {
  return (application !== null && screens[application]) || ''
}
