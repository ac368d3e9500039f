import { keyFigures } from '../blocks/figures.ts'
import { beside, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const assemblyWorkstations = toFamily({
  slug: 'assembly-workstations',
  image: 'assembly-workstation',
  en: {
    title: 'Assembly',
    description: 'Workstations for harness assembly that show the next wire, check the plug and count along.',
    blocks: [
      hero('Workstations that show the next wire', {
        lead: 'Light shows where the wire goes, the connector confirms that it clicked. New people reach full speed after four days.',
        image: 'assembly-workstation',
      }),
      keyFigures(
        [
          ['4', 'days', 'To full speed for new people'],
          ['− 70', '%', 'Swapped wires'],
          ['6', 'm', 'Longest board'],
        ],
        { footnote: 'Mean of nine customers. Demo data, invented.' },
      ),
      beside(
        { heading: 'The click is measured', image: 'assembly-workstation-compact' },
        'A terminal that is not pushed in fully passes the electrical test and falls out in the third winter. The board measures the way of each terminal: 14.2 mm or it is not in.',
      ),
    ],
  },
  de: {
    title: 'Montage',
    description: 'Arbeitsplätze für die Kabelbaummontage, die die nächste Leitung zeigen und das Stecken prüfen.',
    blocks: [
      hero('Arbeitsplätze, die die nächste Leitung zeigen', {
        lead: 'Licht zeigt, wohin die Leitung gehört, der Stecker bestätigt das Einrasten. Neue Leute arbeiten nach vier Tagen im vollen Tempo.',
        image: 'assembly-workstation',
      }),
      keyFigures(
        [
          ['4', 'Tage', 'Bis zum vollen Tempo'],
          ['− 70', '%', 'Vertauschte Leitungen'],
          ['6', 'm', 'Längstes Brett'],
        ],
        { footnote: 'Mittel aus neun Kunden. Demodaten, erfunden.' },
      ),
      beside(
        { heading: 'Das Klicken wird gemessen', image: 'assembly-workstation-compact' },
        'Ein nicht ganz eingesteckter Kontakt besteht die elektrische Prüfung und fällt im dritten Winter heraus. Das Brett misst den Weg jedes Kontakts: 14.2 mm, oder er sitzt nicht.',
      ),
    ],
  },
})
