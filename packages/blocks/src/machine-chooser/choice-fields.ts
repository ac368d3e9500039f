import type { Field } from 'payload'
import { bilingual } from '../bilingual.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { productSlugField } from '../product-teasers/product-slug.ts'

export const choiceFields: Field[] = [
  {
    name: 'label',
    label: bilingual('Kind of work', 'Art der Arbeit'),
    type: 'text',
    required: true,
    maxLength: 80,
    admin: {
      description: bilingual(
        'For example: Seals on one or both ends',
        'Zum Beispiel: Tüllen an einem oder beiden Enden',
      ),
    },
  },
  productSlugField({ label: bilingual('Recommended product', 'Empfohlenes Produkt') }),
  { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
  {
    name: 'text',
    label: bilingual('Reason', 'Begründung'),
    type: 'textarea',
    required: true,
    maxLength: 240,
    admin: {
      description: bilingual('Why this machine fits this work.', 'Warum diese Maschine zu dieser Arbeit passt.'),
    },
  },
  pictureField({
    description: bilingual(
      'The machine, three-quarter view. If empty, the picture of the catalogue.',
      'Die Maschine in Dreiviertelansicht. Wenn leer, das Bild des Katalogs.',
    ),
  }),
  productSlugField({
    name: 'otherSlug',
    label: bilingual('Compare with', 'Vergleichen mit'),
    required: false,
    description: bilingual(
      'Another product, as the last part of its address. If empty, there is no link to a comparison.',
      'Ein anderes Produkt, als letzter Teil seiner Adresse. Wenn leer, gibt es keinen Link zum Vergleich.',
    ),
  }),
  {
    name: 'otherName',
    label: bilingual('Name of the other product', 'Name des anderen Produkts'),
    type: 'text',
    maxLength: 80,
  },
]
