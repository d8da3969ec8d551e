CREATE TABLE "page_view_counts" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_counts_day_route_pk" PRIMARY KEY("day","route")
);
