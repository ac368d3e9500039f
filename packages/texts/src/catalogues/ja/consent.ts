import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookie',
  'consent.title': 'サイトの利用状況を測定してもよろしいですか',
  'consent.text':
    '必須の Cookie は言語、比較、ログインを保持します。同意いただいた場合は、訪問数の計測と動画の読み込みも行います。フッターからいつでも変更できます。',
  'consent.only-necessary': '必須のみ',
  'consent.accept-all': 'すべて許可',
  'consent.choose': '選択する',
  'consent.settings': 'Cookie の設定',
  'consent.settings-lead': '各グループは個別に動作します。同意いただくまで有効になりません。',
  'consent.last-choice': '前回の選択：{date}。',
  'consent.close-without-saving': '保存せずに閉じる',
  'consent.save': '選択を保存',
  'consent.cookie-count': '{count, plural, other {# 件の Cookie}}',
  'consent.cookie': 'Cookie 名',
  'consent.purpose': '目的',
  'consent.stored-for': '保存期間',

  'consent.necessary': '必須 Cookie',
  'consent.necessary-text': '言語、比較、部品カート、ログイン、この選択。',
  'consent.statistics': '統計',
  'consent.statistics-text': 'ページと検索を、お名前なしで集計します。14 か月間保存します。',
  'consent.media': '動画と地図',
  'consent.media-text': '他社の動画と地図を読み込みます。',
  'consent.advertising': '広告',
  'consent.advertising-text': '広告がお問い合わせにつながったかどうかを示します。',
}
