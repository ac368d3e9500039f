import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': '機械、サービス、ストーリーを検索',
  'search.results': '「{query}」の検索結果 {count, plural, other {# 件}}',
  'search.range': '{total} 件中 {from}～{to} 件',
  'search.none': '該当する項目はありません',
  'search.more': 'さらに表示',
  'search.failed': '現在、検索が応答していません。数分後にもう一度お試しください。',

  'search.title': '検索',
  'search.label': 'サイト内を検索',
  'search.result-count': '{count, plural, other {# 件}}',
  'search.did-you-mean': 'もしかして：',
  'search.best-match': '最も近い結果',
  'search.type': '結果の種類',
  'search.type.all': 'すべて',
  'search.type.machines': '機械',
  'search.type.services': 'サービス',
  'search.type.stories': 'ストーリー',
  'search.type.documents': '文書',
  'search.type.pages': 'ページ',

  'search.suggestions': '検索候補',
  'search.suggestion-count': '{count, plural, other {# 件の候補}}',
  'search.suggestion-keys': '↑ ↓ 選択、Enter 開く、Esc 閉じる',
  'search.pages-and-documents': 'ページと文書',
  'search.all-results': 'すべての結果を表示',
  'search.none-hint': 'つづりを確認するか、語句を減らしてください。',
  'search.not-the-answer': 'お探しの答えではありませんか',
  'search.ask': '日々扱っている担当者にお尋ねください。24 時間以内に回答します。',
  'search.often-searched': 'よく検索される語句',
  'search.enter-word': '検索語を入力してください',
}
