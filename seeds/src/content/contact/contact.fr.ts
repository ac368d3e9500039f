import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Contact',
  description:
    'Écrivez ou appelez : chaque demande reçoit une réponse sous 24 heures, d’une personne qui connaît la machine.',
  blocks: [
    hero('Parler à un expert', {
      lead: 'Chaque demande reçoit une réponse sous 24 heures, d’une personne qui connaît la machine.',
      links: [['Trouver un site', '/locations']],
    }),
    {
      ...expert(
        'Indiquez le fil, le contact et le nombre de pièces par équipe, ou ce que fait votre machine et ne devrait pas faire.',
        'Ines Duarte',
        'Ingénieure d’application, Porto',
      ),
      href: '/locations',
    },
    text('Par téléphone ou courriel', [
      'Vente : +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Service : +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Presse : +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Avant d’écrire',
      [
        'Où se trouve le numéro de série ?',
        'Sur la plaque près de l’interrupteur principal, par exemple 56-1184-207. Il nous dit quelle machine, quelles pièces et quel logiciel vous avez.',
      ],
      [
        'Puis-je envoyer des vidéos ?',
        'Oui, dix secondes suffisent. Tenez le téléphone immobile et montrez l’endroit où cela se produit.',
      ],
      [
        'Que deviennent mes données ?',
        'Elles servent à vous répondre et à rien d’autre. Voir [protection des données](/privacy).',
      ],
    ),
  ],
}
