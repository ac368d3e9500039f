import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Fil d’actualités',
  'news-feed.new-count': '{count, plural, one {# nouveau} other {# nouveaux}}',
  'news-feed.unread': 'Non lu',
  'news-feed.audience': 'Pour {country}, {language}',
  'news-feed.mark-read': 'Tout marquer comme lu',
  'news-feed.all-read': 'Vous avez tout lu',
  'news-feed.show-more': 'Afficher {count} de plus',
  'news-feed.none': 'Pas encore d’actualités',
  'news-feed.failed': 'Les actualités ne peuvent pas être chargées pour le moment.',

  'media-releases.title': 'Communiqués de presse',
  'media-releases.lead':
    'Actualités de l’entreprise et annonces selon les règles de publicité événementielle de la bourse.',
  'media-releases.one': 'Communiqué de presse',
  'media-releases.ad-hoc-only': 'Annonces événementielles uniquement',
  'media-releases.ad-hoc': 'Annonce événementielle',
  'media-releases.time-period': 'Période',
  'media-releases.all-years': 'Toutes les années',
  'media-releases.range': '{from} à {to} sur {total} communiqués',
  'media-releases.none': 'Aucun communiqué de presse pour cette période',
  'media-releases.published-on': 'Publié le {date}',
  'media-releases.contact': 'Contact médias',
  'media-releases.by-email': 'Par e-mail',
  'media-releases.by-email-text': 'Recevez chaque communiqué dès sa publication.',
  'media-releases.subscribe': 'S’abonner',
  'media-releases.subscribe-sent': 'Veuillez confirmer à l’aide du lien que nous vous avons envoyé.',
}
