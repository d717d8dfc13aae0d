import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';

const asArray: Readonly<Record<string, readonly [string, string]>> = {
  in: [' = any(', ')'],
  'not in': [' <> all(', ')'],
};

/**
 * Hands a list over as one value (`= any($1)`) instead of writing it out (`in ($1, $2, …)`): a statement then has one text,
 * and one name, however long the list is. An empty list is nobody, where SQL has no way to write one.
 */
export class ListsAsArrays extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const [open, close] = (OperatorNode.is(operator) ? asArray[operator.operator] : undefined) ?? [];
    if (open === undefined || close === undefined || !PrimitiveValueListNode.is(rightOperand))
      return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(open);
    this.appendValue([...rightOperand.values]);
    this.append(close);
  }
}
