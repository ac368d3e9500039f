import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Articles',
  'story.all': 'Tous les articles',
  'story.latest': 'Derniers articles',
  'story.related': 'Articles similaires',
  'story.topics': 'Thèmes',
  'story.all-topics': 'Tous les thèmes',
  'story.category': 'Catégorie',
  'story.all-categories': 'Toutes les catégories',
  'story.archive': 'Archives',
  'story.all-years': 'Toutes les années',
  'story.more-about': 'En savoir plus : {topic}',
  'story.none': 'Aucun article ne correspond',
  'story.reading-time': '{minutes, plural, one {# minute de lecture} other {# minutes de lecture}}',
  'story.machines': 'Machines dans cet article',

  'story.share': 'Partager',
  'story.share-email': 'Partager par e-mail',
  'story.share-linkedin': 'Partager sur LinkedIn',
  'story.authors': 'Auteurs',
  'story.written-by': 'Écrit par {name}',
  'story.write-to': 'Écrire à {name}',
  'story.count': '{count, plural, one {# article} other {# articles}}',
  'story.by': 'Articles de {name}',

  'story.feedback.title': 'Écrire à la rédaction',
  'story.feedback.lead': 'Une correction, une question ou une histoire de votre usine. Nous lisons chaque message.',
  'story.feedback.send': 'Envoyer le message',
  'story.feedback.sent': 'Message envoyé',
  'story.feedback.sent-text': 'Merci. La rédaction lit chaque message.',
}
