import { bilingual } from '@ferrule/blocks/bilingual'
import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { GroupField } from 'payload'
import { linkTargetField } from './link-target-field.ts'

/** The field of a menu teaser beside the entries of a panel: a new machine, the latest news, a telephone number. */
export function menuTeaserField(): GroupField {
  return {
    name: 'teaser',
    label: bilingual('Teaser in the menu', 'Teaser im Menü'),
    type: 'group',
    admin: { description: bilingual('Shown if it has a title and a target.', 'Erscheint mit Titel und Ziel.') },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', label: bilingual('Label', 'Dachzeile'), type: 'text', localized: true, maxLength: 40 },
          { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', localized: true, maxLength: 80 },
          linkTargetField(),
        ],
      },
      { name: 'text', label: bilingual('Text', 'Text'), type: 'textarea', localized: true, maxLength: 160 },
      pictureField(),
    ],
  }
}
