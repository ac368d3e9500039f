import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const fr: SeedText = {
  title: 'Carrières',
  description:
    '31 postes à pourvoir, dont 9 pour des personnes qui n’ont jamais vu un sertissage. Comment nous recrutons et ce que nous offrons.',
  blocks: [
    hero('Travailler à ce qui dure', {
      lead: '31 postes à pourvoir, dont 9 pour des personnes qui n’ont jamais vu un sertissage. Vous l’apprenez ici en trois mois.',
      opening: 'text',
    }),
    openPositions(
      'fr',
      'Postes à pourvoir',
      'Les postes de ce site de démonstration sont des exemples ; les candidatures ne sont pas traitées.',
    ),
    beside(
      { heading: 'Trois mois à la machine', image: 'assembly-workstation', side: 'left' },
      'Tout le monde commence à une presse, les comptables et les développeurs aussi : une semaine de réglage, une de qualité, une chez un client.',
    ),
    timeline(
      'Comment nous recrutons',
      ['10 minutes', 'Postuler', 'CV ou profil LinkedIn. Pas de lettre de motivation.'],
      ['Sous 1 semaine', 'Premier entretien', '30 minutes en visio avec le chef d’équipe.'],
      ['Une demi-journée', 'Visite', 'Vous résolvez avec nous une vraie tâche et découvrez l’atelier.'],
      ['Sous 3 jours', 'Décision', 'Par téléphone, avec les raisons.'],
    ),
    questions(
      'Comment nous recrutons',
      [
        'Combien de temps cela prend-il ?',
        'Trois semaines entre votre lettre et notre réponse. Deux entretiens, dont un avec votre future équipe.',
      ],
      [
        'Faut-il parler allemand ?',
        'À Wolhusen, cela aide, et nous payons le cours. Ailleurs, la langue du lieu suffit, avec un peu d’anglais.',
      ],
      ['Puis-je travailler à temps partiel ?', 'Oui, pour plus de la moitié des postes. Le filtre montre lesquels.'],
    ),
    text('Ce que nous offrons', [
      'Six semaines de vacances',
      'Une participation aux bénéfices, la même pour tous',
      'Un congé parental de 16 semaines pour chacun des deux parents',
    ]),
    keyFigures([
      ['11', 'ans', 'Ancienneté moyenne de nos ingénieurs'],
      ['74', null, 'Apprentis dans quatre pays'],
      ['40', 'h', 'De formation par an, pour chacun'],
    ]),
    callToAction(
      'Rien qui vous convienne ?',
      'Écrivez-nous ce que vous savez faire et ce que vous voulez apprendre. Une personne vous lira.',
      ['Écrivez-nous', '/requests/contact?topic=application'],
    ),
  ],
}
