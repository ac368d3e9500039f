/** SQL injection texts for quoted and unquoted positions. */
export const sqlVectors: readonly string[] = [
  "'",
  "''",
  '"',
  "'--",
  "' or '1'='1",
  "' or 1=1--",
  "') or ('1'='1",
  "')) or true--",
  "' union select null--",
  "' union select null,null,version()--",
  "' union all select table_name from information_schema.tables--",
  "'; select pg_sleep(2)--",
  "'||(select pg_sleep(2))||'",
  "' and 1=(select 1 from pg_sleep(2))--",
  "'; drop table ticket cascade--",
  "'; create table injected (a int)--",
  "' and 1=cast((select current_user) as int)--",
  "' and extractvalue(1,concat(0x7e,version()))--",
  '1 or 1=1',
  '1; select 1',
  '1) or (1=1',
  '(select 1)',
  '$1',
  '$$; select 1; $$',
  "\\'; select 1--",
  "E'\\\\'",
  '/**/or/**/1=1',
  "' /*!50000or*/ 1=1#",
  "x' and email is null--",
  "names ->> 'en'",
  "'::jsonb ->> 'a'",
  '{"a": "\'"}',
  "a' , (case when 1=1 then 1 else 1/(select 0) end)",
  'id; desc',
  "%' or '%'='",
  '_%',
  '%27%20or%201%3D1',
  '’ or ’1’=’1',
  '\u02bc or 1=1',
  "0'XOR(if(now()=sysdate(),sleep(2),0))XOR'Z",
]

/** Query expressions of search engines, and regular expressions that run very long. */
const queryExpressions = [
  '*',
  '*:*',
  '?',
  '_exists_:title',
  'title:*',
  'title:(a OR b)',
  '+title:a -text:b',
  'title:[a TO z]',
  'title:{* TO *}',
  '/.*/',
  '/(a+)+$/',
  '/[a-z]*[a-z]*[a-z]*!/',
  'a~2 b~2 c~2',
  '"a b"~1000000',
  'a^1000000',
  'a AND OR NOT b',
  '((((((((((((((((((((a',
  '"unended',
  '\\',
  '\\"',
  '{"query":{"match_all":{}}}',
  '{"script":{"source":"while(true){}"}}',
  '{"query_string":{"query":"*"}}',
  '${jndi:ldap://127.0.0.1/a}',
  '#{7*7} {{7*7}} <%= 7*7 %>',
  '<script>alert(1)</script>',
  '&&||!(){}[]^"~*?:\\/',
]

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const longTexts = [
  'a'.repeat(1000),
  'a '.repeat(500),
  `${'a'.repeat(199)}!`,
  `${'ab'.repeat(400)}*`,
  letters
    .flatMap((one) => letters.map((two) => one + two))
    .join(' ')
    .slice(0, 1000),
  '*'.repeat(1000),
  '~'.repeat(1000),
  '('.repeat(1000),
  '"'.repeat(999),
  '\u0000'.repeat(50),
  '\u202e\u200b\ufeff'.repeat(100),
  '\ud83d'.repeat(100),
  '漢字'.repeat(400),
  'é\u0301'.repeat(300),
]

/** Patterns with catastrophic backtracking, each also with a matching text. */
const backtrackingPatterns = ['(a+)+$', '([a-z]+)*!', '(a|aa)+$', '(.*a){20}', '^(([a-z])+.)+[A-Z]([a-z])+$'].flatMap(
  (pattern) => [pattern, `/${pattern}/`, `title:/${pattern}/`, `${'a'.repeat(40)}! ${pattern}`],
)

export const searchVectors: readonly string[] = [
  ...queryExpressions,
  ...longTexts,
  ...backtrackingPatterns,
  ...sqlVectors,
]
