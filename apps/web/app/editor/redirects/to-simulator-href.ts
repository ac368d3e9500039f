type Simulator = { locale: string; siteSlug: string; chosen: Readonly<Record<string, string>> }

/** The address of the redirects with a filled simulator. */
export function toSimulatorHref({ locale, siteSlug, chosen }: Simulator): string {
  return `/${locale}/editor/redirects?${new URLSearchParams({ site: siteSlug, ...chosen })}#redirect-simulator`
}
