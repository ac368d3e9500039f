import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Entreprise',
  description:
    'Qui nous sommes, où nous construisons et comment nous joindre : 1 604 personnes dont le métier est le fil.',
  blocks: [
    hero('La technique d’abord', {
      lead: 'Norlitz développe, construit et entretient des machines pour le traitement du fil. À Wolhusen depuis 1961, et là où sont nos clients depuis 1974.',
      image: 'factory-hall',
      links: [['Qui sommes-nous', '/company/about']],
    }),
    keyFigures(
      [
        ['1 604', null, 'Collaborateurs'],
        ['24', null, 'Sites'],
        ['9,4', '%', 'Du chiffre d’affaires consacrés au développement'],
      ],
      { footnote: 'Données de démonstration, au 31 décembre 2025.' },
    ),
    teasers(
      { heading: 'En savoir plus sur l’entreprise' },
      [
        'Qui sommes-nous',
        'Comment nous travaillons et sur quoi vous pouvez compter',
        '/company/about',
        'crimp-inspection-microscope',
      ],
      [
        'Histoire',
        'De deux mille fils à 96 millions de sertissages par jour',
        '/company/history',
        'cut-strip-bench-machine-large',
      ],
      ['Durabilité', 'Ce que consomme une machine en vingt ans', '/company/sustainability', 'copper-strands'],
      ['Qualité', 'Comment nous mesurons ce que nous construisons', '/company/quality', 'crimp-contact-macro'],
      ['Carrières', '31 postes à pourvoir', '/company/careers', 'assembly-workstation'],
      ['Presse', 'Communiqués, dates et images', '/company/newsroom', 'wire-reels'],
    ),
    brandLogos('Les marques du groupe'),
    text(
      'Aux mains de ceux qui restent',
      'Norlitz est cotée en bourse, et la famille fondatrice détient toujours 14 pour cent du capital. Les machines vivent longtemps ; il faut donc une longue mémoire : nos ingénieurs sont chez nous depuis onze ans en moyenne.',
      'Les chiffres se trouvent dans les pages destinées aux [investisseurs](/investors).',
    ),
    callToAction(
      'Venez voir',
      'Nous montrons l’atelier de montage tous les jeudis. La visite dure 90 minutes et elle est gratuite.',
      ['Demander une date', '/requests/contact?topic=visit'],
    ),
  ],
}
