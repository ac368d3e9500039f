import { bilingual } from '@ferrule/blocks/bilingual'
import { contactTopics } from '@ferrule/domain/locations/location'
import type { Field } from 'payload'
import { countriesField } from './countries-field.ts'
import { validateClosedDays, validateOpeningHours, validateTimeZone } from './validate-hours.ts'

const topicLabels: Record<(typeof contactTopics)[number], ReturnType<typeof bilingual>> = {
  sales: bilingual('Sales', 'Verkauf'),
  service: bilingual('Service and repair', 'Service und Reparatur'),
  parts: bilingual('Spare parts', 'Ersatzteile'),
  training: bilingual('Training', 'Schulung'),
}

/** Whom a location serves, on what, and when somebody is there. */
export const serviceFields: Field[] = [
  {
    ...countriesField(),
    name: 'servedCountries',
    label: bilingual('Serves also', 'Betreut auch'),
    admin: {
      description: bilingual(
        'Two-letter codes of further countries whose customers this location serves.',
        'Zweistellige Codes weiterer Länder, deren Kunden dieser Standort betreut.',
      ),
    },
  },
  {
    name: 'topics',
    label: bilingual('Topics', 'Themen'),
    type: 'select',
    hasMany: true,
    options: contactTopics.map((topic) => ({ value: topic, label: topicLabels[topic] })),
    admin: { description: bilingual('Empty means all topics.', 'Leer heißt alle Themen.') },
  },
  {
    name: 'timeZone',
    label: bilingual('Time zone', 'Zeitzone'),
    type: 'text',
    maxLength: 60,
    validate: validateTimeZone,
    admin: { description: bilingual('For example Europe/Zurich.', 'Zum Beispiel Europe/Zurich.') },
  },
  {
    name: 'openingHours',
    label: bilingual('Opening hours', 'Öffnungszeiten'),
    type: 'text',
    maxLength: 200,
    validate: validateOpeningHours,
    admin: {
      description: bilingual(
        'In local time, for example Mo-Th 08:00-12:00, 13:00-17:00; Fr 08:00-15:00. Days are Mo Tu We Th Fr Sa Su.',
        'In Ortszeit, zum Beispiel Mo-Th 08:00-12:00, 13:00-17:00; Fr 08:00-15:00. Die Tage heißen Mo Tu We Th Fr Sa Su.',
      ),
    },
  },
  {
    name: 'closedDays',
    label: bilingual('Closed on', 'Geschlossen am'),
    type: 'text',
    hasMany: true,
    maxRows: 60,
    validate: validateClosedDays,
    admin: {
      description: bilingual('Public holidays such as 2026-12-25.', 'Feiertage in der Form 2026-12-25.'),
    },
  },
]
