/**
 * How other languages address a reviewer: whom they name, and which outcome of a review. Either alone is normal when
 * people write about reviews. Also how each says to ignore instructions, which nobody says to people.
 */
type Tongue = { readonly whom: string; readonly what: string; readonly ignore: string };

const TONGUES: readonly Tongue[] = [
  {
    whom: String.raw`(?:code-?)?(?:prüfer|gutachter|reviewer)(?:in|innen|n|s)?\b|\bki-?(?:agent|assistent|modell|prüfer)`,
    what: String.raw`\b(?:genehmig|melde|befund|beanstand|winke durch|anweisung)`,
    ignore: String.raw`\b(?:ignorier\w*|vergiss|missachte)\b.{0,30}\b(?:anweisung|vorgabe|instruktion)`,
  },
  {
    whom: String.raw`\b(?:relecteur|relectrice|réviseur|agent de revue|assistant de revue)`,
    what: String.raw`\b(?:approuve|signale|instruction|accepte|aucun problème)`,
    ignore: String.raw`\b(?:ignore[zr]?|oublie[zr]?) (?:les|ces|toutes?|vos|tes|la)\b.{0,30}\b(?:instruction|consigne)`,
  },
  {
    whom: String.raw`\b(?:revisor|revisora|asistente|assistente|revisore)\b`,
    what: String.raw`\b(?:aprueb|aprob|aprov|approv|no informe|não relate|non segnal|instruc|istruzion|ningún problema)`,
    ignore: String.raw`\b(?:ignor\w*|olvid\w*|esque\w*|dimentica\w*)\b.{0,30}\b(?:instruccion|instruç|istruzion)`,
  },
  {
    whom: 'рецензент|ревьюер|проверяющ|ии-агент|ии-ассистент',
    what: 'одобр|не сообщай|инструкц|замечани[йя] нет',
    ignore: '(?:игнорир|забудь|не следуй).{0,40}(?:инструкц|указани)',
  },
  {
    whom: '(?:审查|評審|评审|審查|审阅)(?:员|員|者|人|代理|助手|机器人)|ai ?(?:审查|评审|審查)|人工智能助手',
    what: '批准|通过|通過|指令|不要报告|不要報告|没有问题|無問題',
    ignore: '(?:忽略|无视|無視|忘记).{0,12}(?:指令|指示|提示)',
  },
  {
    whom: '(?:レビュー|査読)(?:担当|者|ai|エージェント)|レビュアー|aiアシスタント',
    what: '承認|指示|報告し(?:ない|ては)|問題なし',
    ignore: '(?:指示|命令|プロンプト).{0,8}(?:無視|忘れ)',
  },
  {
    whom: '(?:리뷰|검토)(?:어|자| ?에이전트)|ai ?리뷰',
    what: '승인|지시|보고하지|문제 ?없',
    ignore: '(?:지시|명령|프롬프트).{0,8}(?:무시|잊)',
  },
];

const FOREIGN = TONGUES.map(({ whom, what, ignore }) => ({
  whom: new RegExp(whom, 'iu'),
  what: new RegExp(what, 'iu'),
  ignore: new RegExp(ignore, 'iu'),
}));

/** A reply in the form that a packet asks for, which only our agents write. */
const REPLY = /\bfindings\W{1,4}\[.{0,200}\bexamined\W{1,4}\[|\bexamined\W{1,4}\[.{0,200}\bfindings\W{1,4}\[/;

/** Every pattern contains one of these; nearly every line of code contains none. */
const HINT =
  /[^\0-\x7f]|findings|reviewer|gutacht|ki-|ignor|vergiss|missacht|relect|revue|oublie|revis|asist|assist|olvid|esque|dimentic/i;

/** Whether a sentence addresses a reviewer in a language other than English, or is a reply of a reviewer. */
export function isInjectionInOtherLanguage(sentence: string): boolean {
  if (!HINT.test(sentence)) return false;
  return (
    REPLY.test(sentence) ||
    FOREIGN.some(
      ({ whom, what, ignore }) => ignore.test(sentence) || (whom.test(sentence) && what.test(sentence)),
    )
  );
}
