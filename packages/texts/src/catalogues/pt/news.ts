import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Feed de notícias',
  'news-feed.new-count': '{count, plural, one {# nova} other {# novas}}',
  'news-feed.unread': 'Não lida',
  'news-feed.audience': 'Para {country}, {language}',
  'news-feed.mark-read': 'Marcar tudo como lido',
  'news-feed.all-read': 'Você leu tudo',
  'news-feed.show-more': 'Mostrar mais {count}',
  'news-feed.none': 'Ainda não há notícias',
  'news-feed.failed': 'Não é possível carregar as notícias no momento.',

  'media-releases.title': 'Comunicados à imprensa',
  'media-releases.lead': 'Notícias da empresa e comunicados conforme as regras ad hoc da bolsa de valores.',
  'media-releases.one': 'Comunicado à imprensa',
  'media-releases.ad-hoc-only': 'Somente comunicados ad hoc',
  'media-releases.ad-hoc': 'Comunicado ad hoc',
  'media-releases.time-period': 'Período',
  'media-releases.all-years': 'Todos os anos',
  'media-releases.range': '{from} a {to} de {total} comunicados',
  'media-releases.none': 'Nenhum comunicado à imprensa neste período',
  'media-releases.published-on': 'Publicado em {date}',
  'media-releases.contact': 'Contato para a imprensa',
  'media-releases.by-email': 'Por e-mail',
  'media-releases.by-email-text': 'Receba cada comunicado assim que for publicado.',
  'media-releases.subscribe': 'Assinar',
  'media-releases.subscribe-sent': 'Confirme pelo link que enviamos a você.',
}
