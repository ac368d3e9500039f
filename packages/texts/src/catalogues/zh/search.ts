import type { AreaTexts } from '../../catalogue.ts'

export const search: AreaTexts<'search'> = {
  'search.placeholder': '搜索设备、服务和案例',
  'search.results': '“{query}”的 {count, plural, other {# 条结果}}',
  'search.range': '第 {from} 至 {to} 条，共 {total} 条',
  'search.none': '未找到条目',
  'search.more': '显示更多',
  'search.failed': '搜索暂时没有响应。请几分钟后重试。',

  'search.title': '搜索',
  'search.label': '搜索本站',
  'search.result-count': '{count, plural, other {# 条结果}}',
  'search.did-you-mean': '您是不是要找：',
  'search.best-match': '最佳匹配',
  'search.type': '结果类型',
  'search.type.all': '全部',
  'search.type.machines': '设备',
  'search.type.services': '服务',
  'search.type.stories': '案例故事',
  'search.type.documents': '文档',
  'search.type.pages': '页面',

  'search.suggestions': '建议',
  'search.suggestion-count': '{count, plural, other {# 条建议}}',
  'search.suggestion-keys': '↑ ↓ 选择，Enter 打开，Esc 关闭',
  'search.pages-and-documents': '页面和文档',
  'search.all-results': '显示全部结果',
  'search.none-hint': '请检查拼写或减少关键词。',
  'search.not-the-answer': '不是您要的答案？',
  'search.ask': '咨询每天与之打交道的专业人员，24 小时内回复。',
  'search.often-searched': '热门搜索',
  'search.enter-word': '请输入搜索词',
}
