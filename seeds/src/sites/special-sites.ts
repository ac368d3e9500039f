import { mainHost } from './main-host.ts'
import type { SeedSite } from './seed-site.ts'
import { toSmallSite } from './brand-sites.ts'

/** Site on the host of the main site, below its own path segment. */
const bySegment = (slug: string): Pick<SeedSite, 'slug' | 'domains'> => ({ slug, domains: [{ host: mainHost, slug }] })

/** Sites with their own languages, consent settings or hosts. */
export const specialSites: SeedSite[] = [
  toSmallSite({
    name: 'Norlitz Product',
    ...bySegment('product'),
    host: mainHost,
    languages: ['en', 'de', 'fr'],
    languageOnly: ['fr'],
    theme: 'Product',
    consent: 'product',
    pages: [
      { path: 'axion', title: { en: 'Axion', de: 'Axion', fr: 'Axion' } },
      { path: 'changeover', title: { en: 'Changeover', de: 'Umrüsten', fr: 'Changement de série' } },
    ],
  }),
  toSmallSite({
    name: 'Norlitz North America Events',
    ...bySegment('north-america-events'),
    host: mainHost,
    languages: ['en', 'es'],
    languageOnly: ['es'],
    theme: 'Default',
    hideSideButtons: true,
    pages: [
      { path: 'elgin', title: { en: 'Elgin open house', es: 'Jornada de puertas abiertas en Elgin' } },
      { path: 'queretaro', title: { en: 'Querétaro workshop', es: 'Taller en Querétaro' } },
    ],
  }),
  toSmallSite({
    name: 'Norlitz Brand Portal',
    ...bySegment('brand-portal'),
    host: mainHost,
    languages: ['en'],
    theme: 'Copper',
    internationalOnly: true,
    hideSideButtons: true,
    pages: [
      { path: 'logo', title: { en: 'Logo' } },
      { path: 'colour-and-type', title: { en: 'Colour and type' } },
      { path: 'writing', title: { en: 'Writing' } },
    ],
  }),
  toSmallSite({
    name: 'IQC',
    slug: 'iqc',
    host: 'www.iqc.localhost',
    languages: ['en', 'de'],
    theme: 'Iqc',
    internationalOnly: true,
    consent: 'iqc',
    pages: [
      { path: 'method', title: { en: 'Method', de: 'Methode' } },
      { path: 'courses', title: { en: 'Courses', de: 'Kurse' } },
    ],
  }),
  toSmallSite({
    name: 'Norlitz Ausbildung',
    slug: 'ausbildung',
    host: 'www.norlitz-ausbildung.localhost',
    languages: ['de'],
    theme: 'Light_Blue',
    pages: [
      { path: 'berufe', title: { de: 'Berufe' } },
      { path: 'schnuppern', title: { de: 'Schnupperlehre' } },
      { path: 'bewerben', title: { de: 'Bewerben' } },
    ],
  }),
]
