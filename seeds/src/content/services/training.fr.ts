import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Formation',
  description: '38 cours pour opérateurs, régleurs et personnel qualité, à Wolhusen, Elgin, Pune ou dans votre usine.',
  blocks: [
    hero('Ouvrez-en un vous-même', {
      lead: 'Qui a ouvert un sertissage comprend la tolérance. 38 cours pour opérateurs, régleurs et personnel qualité.',
      image: 'assembly-workstation',
      links: [['Réserver une place', '/requests/contact?topic=training']],
    }),
    table(
      'Les cours les plus demandés',
      [
        'Cours|Jours|Public|Places',
        'Conduire une ligne de sertissage|2|Opérateurs|8',
        'Régler et changer de série|3|Régleurs|6',
        'Qualité du sertissage|5|Personnel qualité|8',
        'Entretenir la série Axion|4|Maintenance|6',
        'Wire Flow pour les planificateurs|1|Planification|12',
      ],
      'À Wolhusen, Elgin et Pune, ou dans votre usine à partir de quatre personnes.',
    ),
    beside(
      { heading: 'La moitié à la machine', image: 'crimping-press-front', side: 'left' },
      'Le matin est consacré au pourquoi, l’après-midi au comment. Chaque binôme a sa presse, son microscope et le fil de sa propre usine, si vous l’envoyez deux semaines à l’avance.',
    ),
    quote(
      'Pendant neuf ans, j’ai validé des sertissages. Le deuxième jour, j’ai su lesquels je n’aurais pas dû valider.',
      'Participante au cours',
      'Technicienne qualité, Győr',
    ),
    questions(
      'Questions',
      [
        'Dans quelles langues ?',
        'En français, anglais, allemand, espagnol, roumain, mandarin et hindi. Dans d’autres langues avec interprète.',
      ],
      [
        'Y a-t-il un examen ?',
        'Pour la qualité du sertissage, oui : une partie théorique et trois sertissages à juger à l’aveugle. Le certificat est valable trois ans.',
      ],
      [
        'Combien cela coûte-t-il ?',
        'Deux places sont comprises avec chaque ligne neuve. Sinon, renseignez-vous auprès de votre [site](/locations).',
      ],
    ),
    callToAction(
      'Dans votre usine ?',
      'Nous apportons le microscope ; vous fournissez une presse, une salle et au moins quatre personnes.',
      ['Demander une date', '/requests/contact?topic=training'],
    ),
  ],
}
