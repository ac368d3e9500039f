import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'エラー {status}',
  'error.open-circuit': '断線',
  'error.not-found.title': 'ページが見つかりません',
  'error.not-found.path': 'ページが見つかりません：{path}',
  'error.not-found.reason': 'ページが移動したか、アドレスに入力ミスがある可能性があります。',
  'error.unexpected.title': '予期しないエラーが発生しました',
  'error.unexpected.heading': '申し訳ありません。問題が発生しました',
  'error.unexpected.reason': '問題は当社に通知されました。数分後にもう一度お試しください。',
  'error.no-site':
    'このウェブサイトはまだ設定されていません。担当者がコンテンツ管理画面で、ドメイン、ヘッダー、フッターを備えたサイトを追加します。',
  'error.maintenance.title': 'メンテナンス',
  'error.maintenance.text': 'このページの作業中の場合は、まもなく復旧します。',
  'error.go-home': 'ホームページへ',

  'error.not-found.full-path': 'ページが見つかりません：{fullPath}',
  'error.not-found.suggestions': '次のページをお探しですか',
  'error.not-found.search': 'サイト内を検索',
  'error.not-found.closest': '最も近いアドレス',
  'error.no-access.title': 'アクセス権がありません',
  'error.no-access.reason': 'お使いのアカウントにはこのページの権限がありません。',
  'error.maintenance.planned': 'メンテナンス：{from}～{to}',
  'error.offline.title': '接続がありません',
  'error.offline.reason': 'ネットワークを確認して、もう一度お試しください。入力内容は失われません。',
  'error.too-many-attempts': '試行回数が多すぎます。{minutes, plural, other {# 分}}待ってからもう一度お試しください。',

  'error.part-failed': 'この部分を読み込めませんでした。',
  'error.try-again': 'もう一度試す',
  'error.try-later': '後でもう一度お試しください。',
  'error.technical-details': '技術的な詳細',
  'error.request-id': 'リクエスト ID',
  'error.time': '時刻',
  'error.copy-details': '詳細をコピー',
  'error.contact-support': 'サポートに連絡する',
  'error.send-to-support': 'サポートに送信する',
}
