const NAMES =
  'comments?|replies|\\d+ comments?|\\d+ replies|kommentare?|\\d+ kommentare?|commentaires?|\\d+ commentaires?|comentarios?|comentários?|commenti|reacties|komentarze|комментари[ийя]|отзывы|yorumlar|yorum|コメント|댓글|评论区?|評論區?|留言|تعليقات|التعليقات|kommentarer|kommentit|hozzászólások|komentáře|comentarii|σχόλια|bình luận|ความคิดเห็น';
/** A line of its own ("**Comments (3)**"), or one that the comments follow at once where lines run together. */
const LABEL = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${NAMES})\\s*(?:[(（]\\s*\\d+\\s*[)）]|\\d+|:)?[^\\p{L}\\p{N}]*$|^(?:コメント|评论|評論|留言|댓글)\\s*(?:[(（]\\d+[)）]|\\d+)(?:\\s|$)`,
  'iu',
);

/** Whether a line or heading says that from here on readers speak. */
export function isCommentLabel(line: string): boolean {
  return line.length < 2_000 && LABEL.test(line.trim());
}
