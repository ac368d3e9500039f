import type { Language } from '@ferrule/domain/locales/language'

/** A change that somebody has saved and not published. */
export type SeedDraft = { siteSlug: string; path: string; language: Language; description: string }

/** Changes in work on published pages, so that the editor area of the demo has something to finish. */
export const drafts: SeedDraft[] = [
  {
    siteSlug: '',
    path: 'company/events',
    language: 'en',
    description: 'Trade fairs and laboratory days in 2027, each with a machine reserved for your own wire.',
  },
  {
    siteSlug: '',
    path: 'company/events',
    language: 'de',
    description: 'Messen und Labortage 2027, jeweils mit einer Maschine, die für Ihre eigene Leitung reserviert ist.',
  },
  {
    siteSlug: '',
    path: 'services/retrofit',
    language: 'de',
    description:
      'Neue Steuerung und neue Sensoren im vorhandenen Rahmen: So läuft eine Maschine ab Baujahr 1979 weiter.',
  },
  {
    siteSlug: '',
    path: 'applications/railway',
    language: 'en',
    description: 'Long cable with thick, flame-retardant insulation, and records that are kept for forty years.',
  },
  {
    siteSlug: '',
    path: 'investors/general-meeting',
    language: 'en',
    description: 'Lucerne, 14 April 2027: agenda, registration, electronic voting. All dates are invented.',
  },
]
