import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, questions, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const fr: SeedText = {
  title: 'Qui sommes-nous',
  description:
    'La méthode Norlitz : mesurer d’abord, promettre ensuite. Qui a construit votre machine en répond aussi.',
  blocks: [
    hero('Des machines pour le fil, depuis 1961', {
      lead: 'Nous construisons des machines qui coupent, dénudent, sertissent, torsadent et testent les fils : 1 604 personnes sur 24 sites.',
      image: 'factory-hall',
      links: [['Comment nous travaillons', '#how-we-work']],
    }),
    timeline(
      'De 1961 à aujourd’hui',
      ['1961', 'Première machine de coupe', 'Deux mille fils, précis au demi-millimètre'],
      ['1998', 'Contrôle de l’effort de sertissage', 'Dans chaque presse depuis lors'],
      ['2011', 'Usine de Timișoara', 'Des lignes de sertissage, près des fabricants de faisceaux'],
      ['2026', 'Axion 56', 'Changement de série en trois minutes, sans outil'],
    ),
    text(
      'Les débuts',
      'En 1961, on demanda à un outilleur de Wolhusen de couper deux mille fils à la même longueur avant le vendredi. Le mercredi, il construisit une machine. Elle était précise au demi-millimètre, et le client en commanda une deuxième pour la semaine suivante.',
      'L’entreprise travaille toujours ainsi. Quelqu’un a un fil et un problème ; nous construisons jusqu’à ce que les deux s’accordent. Ce que nous apprenons en chemin profite à la machine suivante.',
    ),
    anchor('how-we-work'),
    text(
      'Comment nous travaillons',
      'Vous envoyez un fil, un contact et un plan. Nous produisons 500 pièces, les mesurons et vous envoyons les pièces et les valeurs.',
      '### Ce sur quoi vous pouvez compter',
      [
        '1. Chaque demande reçoit une réponse dans les 24 heures.',
        '2. Les pièces de rechange restent disponibles 15 ans après la dernière livraison.',
        '3. La personne qui a réglé votre ligne reste votre interlocuteur.',
      ],
    ),
    quote(
      'Ce qu’on ne peut pas mesurer sur la machine, on le devine au laboratoire.',
      'Regula Moser',
      'Présidente du conseil d’administration',
    ),
    table(
      'Quatre usines, 24 sites',
      [
        'Site|Production|Depuis|Effectif',
        'Wolhusen|Lignes de sertissage, applicateurs|1961|640',
        'Timișoara|Lignes de sertissage|2011|410',
        'Elgin|Systèmes de test|2004|190',
        'Suzhou|Coupe et dénudage|2008|230',
        '20 autres|Vente, service, formation|–|134',
        '* Total|–|–|1 604',
      ],
      'Données de démonstration, au 31 décembre 2025.',
    ),
    leaders('fr'),
    sustainabilityFigures('fr'),
    beside(
      {
        heading: 'Une commande pour toutes',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Voir les machines', '/products'],
      },
      'La coupe, le sertissage, le torsadage et le test utilisent la même commande, la même liste de fils et les mêmes mots. Qui sait conduire l’une de nos machines se retrouve sur la suivante.',
    ),
    questions(
      'Questions',
      [
        'Puis-je visiter l’atelier de montage ?',
        'Oui, le jeudi. La visite dure 90 minutes et elle est gratuite. [Écrivez-nous](/contact) deux semaines à l’avance.',
      ],
      [
        'Reprenez-vous les anciennes machines ?',
        'Toutes celles que nous avons construites. Les bâtis sont révisés, le reste est trié par matière.',
      ],
      [
        'À qui appartient l’entreprise ?',
        'Norlitz est cotée en bourse ; la famille fondatrice détient 14 pour cent du capital. Tous les chiffres de ce site sont inventés.',
      ],
    ),
  ],
}
