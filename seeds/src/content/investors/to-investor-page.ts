import type { SeedPage, SeedText } from '../seed-page.ts'

type Investors = { slug: string; mainSiteOnly?: boolean; en: SeedText; de: SeedText }

export function toInvestorPage({ slug, mainSiteOnly, en, de }: Investors): SeedPage {
  return {
    siteSlug: '',
    slug,
    parent: 'investors',
    theme: 'Default',
    ...(mainSiteOnly ? { mainSiteOnly } : {}),
    texts: { en, de },
  }
}

/** Footnote of all figures on these pages. */
export const demoData = {
  en: 'Demo data, invented. They describe no real company.',
  de: 'Demodaten, erfunden. Sie beschreiben kein wirkliches Unternehmen.',
}
