import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Protection des données',
  description: 'Ce que nous conservons sur vous, pourquoi, combien de temps et comment le faire supprimer.',
  blocks: [
    hero('Protection des données', { lead: 'Nous conservons ce qu’il faut pour vous répondre, et rien d’autre.' }),
    text(
      'Ce que vous nous envoyez',
      'Ce que vous envoyez par un formulaire sert à vous répondre. Nous le gardons 24 mois, ou aussi longtemps que la loi l’exige s’il en résulte une commande.',
      'Nos pages ne chargent rien d’autres entreprises. Polices, images et films viennent de nos propres serveurs.',
    ),
    table(
      'Cookies',
      [
        'Usage|Durée',
        'Langue et pays choisis|1 an',
        'Unités choisies, métriques ou impériales|1 an',
        'Connexion au portail client|jusqu’à la déconnexion',
      ],
      'Les autres cookies ne sont déposés qu’avec votre accord.',
    ),
    text(
      'Vos droits',
      [
        'Vous pouvez demander à tout moment ce que nous conservons sur vous.',
        'Vous pouvez le faire corriger, remettre ou supprimer.',
        'Vous pouvez vous adresser à l’autorité de protection des données de votre pays.',
      ],
      'Écrivez-nous par la [page de contact](/contact). Nous répondons sous 30 jours.',
    ),
  ],
}
