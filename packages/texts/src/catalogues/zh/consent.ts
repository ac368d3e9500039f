import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookie',
  'consent.title': '我们可以统计网站的使用情况吗？',
  'consent.text':
    '必要的 Cookie 用于保存语言、对比和登录信息。经您同意，我们还会统计访问量并加载视频。您可以随时在页脚更改此设置。',
  'consent.only-necessary': '仅必要',
  'consent.accept-all': '全部接受',
  'consent.choose': '选择',
  'consent.settings': 'Cookie 设置',
  'consent.settings-lead': '每个组别独立运行。未经您同意，不会启用任何组别。',
  'consent.last-choice': '您上次的选择：{date}。',
  'consent.close-without-saving': '关闭而不保存',
  'consent.save': '保存我的选择',
  'consent.cookie-count': '{count, plural, other {# 个 Cookie}}',
  'consent.cookie': 'Cookie 名称',
  'consent.purpose': '用途',
  'consent.stored-for': '保留期限',

  'consent.necessary': '必要',
  'consent.necessary-text': '语言、对比、零件购物车、登录、此项选择。',
  'consent.statistics': '统计',
  'consent.statistics-text': '统计页面和搜索次数，不含您的姓名。保留 14 个月。',
  'consent.media': '视频和地图',
  'consent.media-text': '加载其他公司的视频和地图。',
  'consent.advertising': '广告',
  'consent.advertising-text': '显示广告是否带来了咨询。',
}
