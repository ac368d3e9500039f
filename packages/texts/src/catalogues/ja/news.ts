import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'ニュースフィード',
  'news-feed.new-count': '新着 {count} 件',
  'news-feed.unread': '未読',
  'news-feed.audience': '{country}、{language} 向け',
  'news-feed.mark-read': 'すべて既読にする',
  'news-feed.all-read': 'すべてお読みいただきました',
  'news-feed.show-more': 'さらに {count} 件表示',
  'news-feed.none': 'ニュースはまだありません',
  'news-feed.failed': '現在、ニュースを読み込めません。',

  'media-releases.title': 'プレスリリース',
  'media-releases.lead': '会社のニュースと、証券取引所のアドホック開示規則に基づくお知らせです。',
  'media-releases.one': 'プレスリリース',
  'media-releases.ad-hoc-only': 'アドホック開示のみ',
  'media-releases.ad-hoc': 'アドホック開示',
  'media-releases.time-period': '期間',
  'media-releases.all-years': 'すべての年',
  'media-releases.range': 'プレスリリース {total} 件中 {from}～{to} 件',
  'media-releases.none': 'この期間のプレスリリースはありません',
  'media-releases.published-on': '公開日：{date}',
  'media-releases.contact': '報道関係のお問い合わせ先',
  'media-releases.by-email': 'メールで受け取る',
  'media-releases.by-email-text': '公開と同時に各リリースをお届けします。',
  'media-releases.subscribe': '登録する',
  'media-releases.subscribe-sent': 'お送りしたリンクからご確認ください。',
}
