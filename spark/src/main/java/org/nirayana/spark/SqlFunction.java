package org.nirayana.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Function1;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;

record SqlFunction(String name, List<DataType> arguments, DataType result, String method) {
    static final List<SqlFunction> ALL = List.of(new SqlFunction(
            "nirayana_ayanamsa",
            List.of(DataTypes.TimestampType, DataTypes.StringType),
            DataTypes.DoubleType,
            "ayanamsa"));

    FunctionIdentifier identifier() {
        return new FunctionIdentifier(name);
    }

    ExpressionInfo info() {
        return new ExpressionInfo(Computed.class.getName(), name);
    }

    Function1<Seq<Expression>, Expression> builder() {
        return new AbstractFunction1<>() {
            @Override
            public Expression apply(Seq<Expression> given) {
                List<Expression> all = new ArrayList<>(CollectionConverters.asJava(given));
                if (all.size() < arguments.size()) {
                    all.add(new Literal(UTF8String.fromString(""), DataTypes.StringType));
                }
                return new StaticInvoke(
                        Computed.class,
                        result,
                        method,
                        seq(all),
                        seq(List.<AbstractDataType>copyOf(arguments)),
                        true,
                        true,
                        true,
                        Option.empty());
            }
        };
    }

    private static <T> Seq<T> seq(List<T> list) {
        return CollectionConverters.asScala(list).toSeq();
    }
}
