import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'ストーリー',
  'story.all': 'すべてのストーリー',
  'story.latest': '最新のストーリー',
  'story.related': '関連ストーリー',
  'story.topics': 'トピック',
  'story.all-topics': 'すべてのトピック',
  'story.category': 'カテゴリー',
  'story.all-categories': 'すべてのカテゴリー',
  'story.archive': 'アーカイブ',
  'story.all-years': 'すべての年',
  'story.more-about': '関連トピック：{topic}',
  'story.none': '該当するストーリーはありません',
  'story.reading-time': '{minutes, plural, other {約 # 分で読めます}}',
  'story.machines': 'このストーリーの機械',

  'story.share': '共有',
  'story.share-email': 'メールで共有',
  'story.share-linkedin': 'LinkedInで共有',
  'story.authors': '執筆者',
  'story.written-by': '執筆：{name}',
  'story.write-to': '{name} さんに連絡する',
  'story.count': '{count, plural, other {# 件のストーリー}}',
  'story.by': '{name} さんのストーリー',

  'story.feedback.title': '編集部へのご意見',
  'story.feedback.lead': '訂正、ご質問、工場での出来事などをお寄せください。すべてのメッセージを拝読します。',
  'story.feedback.send': 'メッセージを送信',
  'story.feedback.sent': 'メッセージを送信しました',
  'story.feedback.sent-text': 'ありがとうございます。編集部がすべてのメッセージを拝読します。',
}
