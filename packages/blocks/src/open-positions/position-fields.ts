import type { Field } from 'payload'
import { bilingual } from '../bilingual.ts'
import { targetField } from '../links/link-fields.ts'

export const positionFields: Field[] = [
  {
    name: 'title',
    label: bilingual('Title', 'Titel'),
    type: 'text',
    required: true,
    maxLength: 120,
    admin: {
      description: bilingual(
        'Also the subject of the application form.',
        'Steht auch als Betreff im Bewerbungsformular.',
      ),
    },
  },
  {
    name: 'area',
    label: bilingual('Area', 'Bereich'),
    type: 'text',
    required: true,
    maxLength: 60,
    admin: {
      description: bilingual(
        'Visitors filter by it and see how many positions it has: write it the same in every position.',
        'Besucher filtern danach und sehen die Anzahl der Stellen: Schreiben Sie ihn überall gleich.',
      ),
    },
  },
  {
    name: 'place',
    label: bilingual('Place', 'Ort'),
    type: 'text',
    required: true,
    maxLength: 60,
    admin: {
      description: bilingual(
        'Visitors filter by it: write it the same in every position.',
        'Besucher filtern danach: Schreiben Sie ihn überall gleich.',
      ),
    },
  },
  {
    name: 'workload',
    label: bilingual('Workload', 'Pensum'),
    type: 'text',
    required: true,
    maxLength: 60,
    admin: { description: bilingual('For example: 80–100 %', 'Zum Beispiel: 80–100 %') },
  },
  {
    name: 'publishedOn',
    label: bilingual('Published on', 'Veröffentlicht am'),
    type: 'date',
    required: true,
    admin: { date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'noExperience',
    label: bilingual('No experience needed', 'Ohne Vorkenntnisse'),
    type: 'checkbox',
  },
  { name: 'partTime', label: bilingual('Part time possible', 'Teilzeit möglich'), type: 'checkbox' },
  targetField({
    required: false,
    description: bilingual(
      'Where people apply: an address that starts with https:// or mailto:. If empty, our application form opens with the position filled in.',
      'Wo man sich bewirbt: eine Adresse, die mit https:// oder mailto: beginnt. Wenn leer, öffnet sich unser Bewerbungsformular mit der Stelle als Betreff.',
    ),
  }),
]
